/** Every browser has these, but jsdom does not. Without pointers the first has no effect; without layout all is visible. */
const missing = { setPointerCapture: () => undefined, checkVisibility: () => true }

if (typeof Element !== 'undefined')
  for (const [name, method] of Object.entries(missing))
    if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: method })
