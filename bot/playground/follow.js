// Keeps the newest message in sight, as Discord does, unless its reader has scrolled up.

const NEAR_PIXELS = 120;
const BY_HAND_MILLISECONDS = 1000;
const SCROLLING_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

const timeline = document.getElementById("channel-timeline");
const messages = document.getElementById("channel-message-list");
const newer = document.getElementById("history-newer");
const latest = document.getElementById("new-messages");
let follows = true;
let scrolledByHand = -Infinity;

function noteScrolling() {
  scrolledByHand = performance.now();
}

function showNewest() {
  // An open list would close when the page scrolls.
  if (!follows || document.querySelector(".select-list:not([hidden])")) return;
  if (!newer.hidden && !latest.hidden) latest.click();
  timeline.scrollTop = timeline.scrollHeight;
}

for (const kind of ["wheel", "touchmove"]) timeline.addEventListener(kind, noteScrolling, { passive: true });
timeline.addEventListener("pointerdown", (event) => event.target === timeline && noteScrolling());
timeline.addEventListener("keydown", (event) => SCROLLING_KEYS.has(event.key) && noteScrolling());
timeline.addEventListener("scroll", () => {
  if (performance.now() - scrolledByHand > BY_HAND_MILLISECONDS) return;
  follows = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR_PIXELS;
}, { passive: true });
// Whoever presses something waits for its answer, which comes below.
messages.addEventListener("click", (event) => {
  if (event.target.closest("button, [role=option]")) follows = true;
});

const soon = () => requestAnimationFrame(showNewest);
new MutationObserver(soon).observe(messages, { childList: true, subtree: true });
const sizes = new ResizeObserver(soon);
sizes.observe(messages);
sizes.observe(timeline);
