// Reports to the embedding site why the game does not start. The message contains no sensitive data.
const { error, reason } = document.body.dataset
window.parent.postMessage({ type: 'marquee:game-error', error, reason }, '*')
