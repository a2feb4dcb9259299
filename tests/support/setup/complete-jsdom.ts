/** Every browser has this, but jsdom does not. Without pointers the call has no effect. */
if (typeof Element !== 'undefined' && !('setPointerCapture' in Element.prototype))
  Object.assign(Element.prototype, { setPointerCapture: () => undefined })
