/** Milliseconds between the attempts to load code. */
const pausesMs = [500, 2000]

/** Event of the window: code could not be loaded, also not when it was requested again. */
export const codeMissing = 'marquee:code-missing'

/** Vite takes a stylesheet that is in the document for loaded. */
function removeFailedStyles(error: unknown) {
  const [, href] = /preload CSS for (\S+)/.exec(String(error)) ?? []
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  links.find((link) => link.href === href)?.remove()
}

/**
 * Loads code, again if that fails: a single lost request must not break a page. Browsers request a module again whose
 * request has failed.
 */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of pausesMs) {
    try {
      return await load()
    } catch (error) {
      removeFailedStyles(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await load()
  } catch (error) {
    removeFailedStyles(error)
    window.dispatchEvent(new Event(codeMissing))
    throw error
  }
}
