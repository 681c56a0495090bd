### Où se tiennent les tables : fils, déplacements, ennuis, et ce que Discord ne permet pas.

## Fils

# en: 3470
place-thread-opened = Ton défi a son propre fil : { $channel }.
# en: 6b30
place-no-thread = Je ne peux pas ouvrir de fil. { $why }
# en: 52bb
place-no-thread-taken = La table de ce salon est prise : { $taken }. Je ne peux pas ouvrir de fil pour une deuxième. { $why }
# en: bfd8
place-thread-lacking = Il me manque des permissions dans ce salon : { $permissions }. Demande aux admins du serveur de les accorder, ou lance ton défi dans un autre salon.
# en: 8ba5
place-thread-too-many = Ce serveur a autant de fils ouverts que Discord en permet. Demande aux admins du serveur d’en fermer, ou lance ton défi dans un autre salon.
# en: 9c43
place-thread-limited = Pour l’instant, Discord n’autorise plus de nouveaux fils dans ce salon. Réessaie { $again }, ou lance ton défi dans un autre salon.
# en: 59f0
place-thread-nowhere = Les fils de jeu ne sont possibles que dans les salons textuels. Lance ton défi dans un salon textuel.
# en: 13a6
place-announcements = Discord limite les modifications dans les salons d’annonces : on y joue donc dans des fils.
# en: f608
place-thread-refused = Discord a refusé. Réessaie dans une minute, ou lance ton défi dans un autre salon.

## Déplacer une table

# en: 2dce
place-moved-away = La partie continue dans { $channel } : [Voir le plateau]({ $link })
# en: 3d01
place-nothing-to-move = Tu n’as pas de partie ailleurs à amener ici. Lances-en une avec `/challenge`.
# en: 2031
place-not-yours = Tu n’as pas de partie avec ce numéro. Choisis-en une dans la liste de `table`.
# en: 10cc
place-several = Tu as plusieurs parties ailleurs. Choisis-en une dans la liste de `table` : { $tables }.
# en: 89a0
place-played-out = Cette partie est finie. Lances-en une nouvelle avec `/challenge`.
# en: 040c
place-played-here = Cette partie est déjà ici. `/board repost:True` republie son plateau.
# en: 4d48
place-taken = La table de ce salon est prise : { $taken }. Tape `/move-here` dans un salon ou un fil libre.
# en: d78b
place-move-announcements = Discord limite les modifications dans les salons d’annonces : un plateau ne peut pas rester ici. Tape `/move-here` dans un fil ou dans un autre salon.
# en: d886
place-player-not-here = { $player } n’est pas sur ce serveur. Déplace la partie vers un serveur commun.
# en: a50d
place-player-cannot-see = { $player } ne voit pas ce salon. Déplace la partie vers un salon visible pour vous deux.

## Ennuis

# en: 01a3
place-cut-off = { $game } : interruption. { $why } Rien n’est perdu : tape `/move-here` là où tu veux continuer.
# en: 7cc6
place-rests = En attendant, le temps ne s’écoule pas.
# en: 5ac2
place-locked =
    { $table } : le fil a été verrouillé, et personne ne peut plus y appuyer sur un bouton ni taper une commande.
    Rien n’est perdu, et le temps ne s’écoule pas : quelqu’un de la table peut taper `/move-here` dans un salon libre pour continuer.
# en: 7559
place-trouble = { $table } : { $why } Remarqué { $since }. { $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] Son salon ou son fil a été supprimé.
        [hidden] Je ne vois plus { $channel }.
        [locked] Le fil { $channel } a été verrouillé.
        [removed] Le bot a été exclu du serveur.
        [refused] Discord refuse mes plateaux dans { $channel }.
        [no-uploads] Pour l’instant, Discord refuse les fichiers sur le serveur : je ne peux montrer de plateau ni dans { $channel } ni dans les autres salons.
       *[forbidden] Il me manque des permissions pour montrer un plateau dans { $channel }.
    }
# en: 26f3
place-why-direct = { $player } n’accepte pas mes messages privés.
# en: 6a12
place-why-quarantined = Pour l’instant, Discord ne me laisse pas envoyer de messages privés à { $player }.
# en: 5383
place-why-quarantined-yours = Pour l’instant, Discord ne me laisse pas t’envoyer de messages privés.
# en: 7b5e
place-why-direct-yours = Tu n’acceptes pas mes messages privés. Tu peux les autoriser dans les paramètres de confidentialité d’un serveur.
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] Quelqu’un de la table peut taper `/move-here` dans un autre salon.
        [hidden] Laisse-moi voir le salon, ou quelqu’un de la table peut taper `/move-here` dans un autre.
        [forbidden] Accorde-moi les permissions manquantes, ou quelqu’un de la table peut taper `/move-here` dans un autre salon.
        [locked] Déverrouille le fil, ou quelqu’un de la table peut taper `/move-here` dans un autre.
        [removed] Dès mon retour, la partie continue avec son prochain plateau.
        [refused] Je réessaie ; quelqu’un de la table peut taper `/move-here` dans un autre salon.
        [no-uploads] La modération du serveur peut demander à Discord d’y autoriser à nouveau les fichiers (https://dis.gd/contact), ou quelqu’un de la table peut taper `/move-here` sur un autre serveur.
        [quarantined] Quelqu’un de la table peut taper `/move-here` dans un salon, et la personne qui me gère peut faire appel auprès de Discord.
       *[closed] Quelqu’un de la table peut taper `/move-here` dans un salon.
    }
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] Le défi peut être relancé dans un autre salon avec `/challenge`.
        [hidden] Laisse-moi voir le salon, ou le défi peut être relancé dans un autre avec `/challenge`.
        [forbidden] Accorde-moi les permissions manquantes, ou le défi peut être relancé dans un autre salon avec `/challenge`.
        [locked] Déverrouille le fil, ou le défi peut être relancé dans un autre avec `/challenge`.
        [removed] Dès mon retour, le défi continue avec son prochain plateau.
        [refused] Je réessaie ; le défi peut être relancé dans un autre salon avec `/challenge`.
        [no-uploads] La modération du serveur peut demander à Discord d’y autoriser à nouveau les fichiers (https://dis.gd/contact), ou le défi peut être relancé sur un autre serveur avec `/challenge`.
        [quarantined] Le défi peut être relancé dans un salon avec `/challenge`, et la personne qui me gère peut faire appel auprès de Discord.
       *[closed] Le défi peut être relancé dans un salon avec `/challenge`.
    }

## L'état d'un serveur

# en: 4eaf
place-status = ### Barpoint sur ce serveur
# en: 76c6
place-all-is-well = **Tout va bien.** En cours ici : { $tables }. Chaque plateau est affiché, et j’ai toutes les permissions.
# en: 247d
place-open = En cours ici : { $tables }.
# en: 3972
place-count =
    { $what ->
        [game] { $count ->
            [one] { $count } partie
           *[other] { $count } parties
        }
        [chouette] { $count ->
            [one] { $count } chouette
           *[other] { $count } chouettes
        }
       *[challenge] { $count ->
            [one] { $count } défi
           *[other] { $count } défis
        }
    }
# en: b227
place-status-trouble = **Tables interrompues**
# en: 617a
place-status-lacking = **Permissions manquantes là où l’on joue**
# en: fbe3
place-status-undelivered = **Plateaux pas encore affichés (je réessaie)**
# en: 1808
place-status-direct = **Messages privés**
# en: 4706
place-quarantined-here = Discord ne me laisse écrire qu’aux personnes à qui j’ai déjà écrit. Les rappels pour les autres arrivent dans le salon. La personne qui me gère peut faire appel sur https://dis.gd/contact.
# en: 0296
place-status-left = **Membres qui ont quitté ce serveur**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] Voir le salon
        [send-messages] Envoyer des messages
        [send-messages-in-threads] Envoyer des messages dans les fils
        [create-public-threads] Créer des fils publics
        [create-private-threads] Créer des fils privés
        [manage-threads] Gérer les fils
        [connect] Se connecter
        [attach-files] Joindre des fichiers
       *[read-message-history] Voir les anciens messages
    }
# en: eb40
place-lacking = { $channel } : { $permissions }
# en: a65e
place-undelivered =
    { $attempts ->
        [one] { $table } : attendu { $since }, { $attempts } essai ; `{ $reason }`
       *[other] { $table } : attendu { $since }, { $attempts } essais ; `{ $reason }`
    }
# en: 9b57
place-left = { $player } ({ $tables }) : les parties reprendront en cas de retour.
# en: b828
place-more = … et { $number } de plus.
# en: d4e5
place-table = #{ $number } { $called } dans { $channel }
# en: e5cb
place-table-without-thread = #{ $number } { $called }, pas encore de fil
# en: cb5a
place-status-refused = Seuls les membres avec **Gérer le serveur** peuvent voir ça.
# en: 065d
place-server-only = Tape ça dans un salon du serveur en question.

## Messages privés

# en: b03d
place-direct-needs-opponent = Pour jouer en messages privés, indique ton adversaire : `/challenge opponent:@ami direct:True`.
# en: efef
place-direct-or-thread = Choisis `direct` ou `thread`, pas les deux.
# en: 78fd
place-no-direct-channel = Discord n’ouvre pas de messages privés avec { $player } pour l’instant : rien n’a changé. Réessaie dans une minute, ou lance ton défi ici sans `direct`.
# en: 7ad4
place-no-direct-today = Aujourd’hui, Discord ne me laisse plus ouvrir de messages privés avec de nouvelles personnes : je ne peux pas écrire à { $player }. Rien n’a changé. Lance ton défi ici sans `direct`.
# en: cd2e
place-no-direct-table = Tu n’as pas de partie dans ces messages privés. Lances-en une sur un serveur avec `/challenge direct:True`.
# en: 5705
place-not-on-server = { $player } n’est pas sur ce serveur et ne verrait pas le plateau. Défie quelqu’un d’ici.
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] C’est enregistré, mais tu n’acceptes pas mes messages privés : tu ne verras pas le plateau. Autorise-les dans les paramètres de confidentialité d’un serveur, ou appuie sur **Retirer le défi** et lance ton défi dans un salon.
       *[no] C’est enregistré, mais tu n’acceptes pas mes messages privés : tu ne verras pas le plateau. Autorise-les dans les paramètres de confidentialité d’un serveur, ou tape `/move-here` dans un salon visible pour vous deux.
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] C’est enregistré, mais { $player } n’accepte pas mes messages privés. Le plateau arrivera quand ce sera le cas. Ou appuie sur **Retirer le défi** et lance ton défi dans un salon.
       *[no] C’est enregistré, mais { $player } n’accepte pas mes messages privés. Le plateau arrivera quand ce sera le cas. Ou tape `/move-here` dans un salon visible pour vous deux.
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] C’est enregistré, mais pour l’instant Discord ne me laisse pas t’envoyer de messages privés : tu ne verras pas le plateau. Appuie sur **Retirer le défi** et lance ton défi dans un salon.
       *[no] C’est enregistré, mais pour l’instant Discord ne me laisse pas t’envoyer de messages privés : tu ne verras pas le plateau. Tape `/move-here` dans un salon visible pour vous deux.
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] C’est enregistré, mais pour l’instant Discord ne me laisse pas envoyer de messages privés à { $player }. Appuie sur **Retirer le défi** et lance ton défi dans un salon.
       *[no] C’est enregistré, mais pour l’instant Discord ne me laisse pas envoyer de messages privés à { $player }. Tape `/move-here` dans un salon visible pour vous deux.
    }

## Rien ici, ou rien à montrer

# en: 88f4
place-no-table = Il n’y a pas de partie dans ce salon. Lances-en une avec `/challenge`.
# en: fbb0
place-handled = C’est déjà fait. `/board` montre le plateau en direct.
# en: 47d8
place-not-a-member = Je ne suis pas membre de ce serveur : seules mes commandes y ont été ajoutées, et je ne peux pas publier de plateau ici. Demande aux admins du serveur de [m’inviter]({ $link }).
# en: 4fc4
place-cannot-post = Je ne peux pas montrer de plateau ici, il me manque des permissions : { $permissions }. Demande aux admins du serveur de les accorder, ou joue dans un autre salon.
# en: 4d8d
place-unknown-button = Ce bouton n’est plus à jour. `/board` montre le plateau en direct avec les nouveaux.
# en: b5ab
place-board-replaced = J’ai été mis à jour ou restauré après la publication de ce plateau : ses boutons ne fonctionnent plus. Utilise le nouveau.
# en: 9176
place-not-shown = C’est enregistré, mais je ne peux pas montrer le plateau pour l’instant. Je réessaie ; `/board` te le montre.
# en: bb42
place-saved = C’est enregistré. `/board` montre la table.
# en: e562
place-too-many-requests = C’est beaucoup à la fois. Réessaie quand j’aurai répondu au reste.
# en: 18ed
place-unavailable = Je ne peux rien enregistrer pour l’instant : rien n’a changé. Réessaie dans quelques minutes.
# en: db75
place-uploads-limited = Pour l’instant, Discord refuse les fichiers sur ce serveur : je ne peux pas te montrer d’image. Tout ce qui est enregistré est conservé. La modération du serveur peut demander à Discord d’y autoriser à nouveau les fichiers (https://dis.gd/contact), ou tu peux taper `/move-here` sur un autre serveur.
# en: 570d
place-broken = Un problème est survenu de mon côté. Tout ce qui est enregistré est conservé : `/board` montre la table.
