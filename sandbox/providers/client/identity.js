// Reports the status of the identity check to the embedding site.
const { status, siteOrigin } = JSON.parse(document.currentScript.dataset.page)
if (window.parent !== window) window.parent.postMessage({ type: 'identity.status', status }, siteOrigin)
