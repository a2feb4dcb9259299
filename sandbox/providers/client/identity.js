// Tells the site around the frame how the identity check stands.
const { status, siteOrigin } = JSON.parse(document.currentScript.dataset.page)
if (window.parent !== window) window.parent.postMessage({ type: 'identity.status', status }, siteOrigin)
