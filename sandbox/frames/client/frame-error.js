// Tells the site around the frame why the game does not start. There is no data in it to protect.
const { error, reason } = document.body.dataset
window.parent.postMessage({ type: 'marquee:game-error', error, reason }, '*')
