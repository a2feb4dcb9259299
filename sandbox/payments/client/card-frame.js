// Tells the site around the iframe how high the form is, with the padding of its page.
const { siteOrigin } = JSON.parse(document.currentScript.dataset.page)
const main = document.querySelector('main')
const tellHeight = () =>
  window.parent.postMessage({ type: 'marquee:height', height: main.offsetHeight + 48 }, siteOrigin)
if (window.parent !== window) new ResizeObserver(tellHeight).observe(main)
