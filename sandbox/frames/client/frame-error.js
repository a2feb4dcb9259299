// Reports to the embedding site why the game does not start. The message contains no sensitive data.
const { code } = document.body.dataset
window.parent.postMessage({ type: 'marquee:error', code }, '*')
