const nowhere = { ...{ x: 0, y: 0, width: 0, height: 0 }, ...{ top: 0, right: 0, bottom: 0, left: 0 } }

/**
 * Every browser has these, but jsdom does not. Without pointers and layout, capturing and scrolling have no effect, no
 * size changes, all elements are visible, and a range of text is nowhere. Text editors measure one a frame after they receive the focus.
 */
function complete(prototype: object, missing: Readonly<Record<string, object>>): void {
  for (const [name, method] of Object.entries(missing))
    if (!(name in prototype)) Object.assign(prototype, { [name]: method })
}

if (typeof Element !== 'undefined')
  complete(Element.prototype, {
    setPointerCapture: () => undefined,
    scrollIntoView: () => undefined,
    checkVisibility: () => true,
  })
if (typeof Range !== 'undefined')
  complete(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere })
if (typeof HTMLDialogElement !== 'undefined')
  complete(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true
    },
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
if (typeof window !== 'undefined')
  complete(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
