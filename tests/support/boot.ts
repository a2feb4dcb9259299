import { vi } from 'vitest'

// The build replaces it.
Object.assign(globalThis, { HAS_WORKER: true })

const scripts = import.meta.glob('../../src/first-load/boot/main.ts')
const ends: (() => unknown)[] = []

/** Ends the scripts that a test has run. */
export function endBoot(): void {
  ends.splice(0).forEach((end) => end())
  delete document.documentElement.dataset['started']
}

/** Runs the boot script again. Returns what ends its work: it returns the buttons that were clicked. */
export async function boot(): Promise<() => unknown> {
  vi.resetModules()
  await scripts['../../src/first-load/boot/main.ts']?.()
  const left: unknown = Reflect.get(window, '__marqueeBoot')
  if (typeof left !== 'object' || left === null || !('done' in left) || typeof left.done !== 'function')
    throw new Error('boot left nothing')
  const { done } = left
  const end = (): unknown => Reflect.apply(done, left, [])
  ends.push(end)
  return end
}

export function button(attributes = ''): { element: HTMLButtonElement; press: () => void } {
  document.body.innerHTML = `<button ${attributes}><span>Press</span></button>`
  const element = document.querySelector('button')
  const inner = document.querySelector('span')
  if (element === null || inner === null) throw new Error('no button')
  return { element, press: () => inner.click() }
}

/** A page whose code waits. Returns whether it has been loaded. */
export function waitingPage(): () => boolean {
  document.body.innerHTML =
    '<button>Press</button><button popovertarget="menu">Menu</button><input><a href="#x">Link</a><ul></ul><template id="app-code"><link rel="modulepreload" href="/app.js"></template>'
  return () => document.querySelector('body > link') !== null
}

/** Another tab of the site, until globals are restored. Returns what lets it log in or out. */
export function otherTab(): () => void {
  let tell = (): void => {}
  class Channel {
    close = vi.fn()
    set onmessage(listener: () => void) {
      tell = listener
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  return () => tell()
}
