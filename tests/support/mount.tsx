import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { onTestFinished } from 'vitest'
import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { createSessionStore, SessionContext } from '../../src/modules/session/index.ts'
import { RenderProvider } from '../../src/renderer/render-context.tsx'
import { testConfig } from './site-config.ts'
import { traitsAt } from './traits-at.ts'
import { I18nContext } from '../../src/lib/i18n/use-translation.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface MountOptions {
  /** undefined: a guest. */
  account?: AccountInfo
  config?: SiteConfig
  /** Query keys that the page declares. */
  query?: Record<string, string>
  /** Feature flags of the site. */
  features?: Record<string, boolean>
  /** Path of the page without language prefix; `/` by default. */
  path?: string
}

/** Mounts a component in Russian, with all providers of a page, until the test has ended. */
export async function mount(
  element: ReactNode,
  { account, config = testConfig, query = {}, features = {}, path = '/' }: MountOptions = {},
) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const session = createSessionStore(account ?? null)
  const i18n = createI18n('ru', messages.body)
  const cache = new Map()
  const facts = {
    user: account === undefined ? ('guest' as const) : ('authenticated' as const),
    features,
    query,
    locale: 'ru' as const,
    currency: 'UZS',
    verification: 'none' as const,
    isOnBreak: account?.is_on_break === true,
  }
  const page = {
    locale: 'ru' as const,
    config,
    facts,
    path,
    page: traitsAt(path),
    params: {},
    components: new Map(),
    preview: false,
    scope: 'test',
  }
  let current = page
  let shown = element
  const render = (content: ReactNode) =>
    act(async () => {
      shown = content
      root.render(
        <I18nContext value={i18n}>
          <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
            <SessionContext value={session}>
              <RenderProvider value={current}>{content}</RenderProvider>
            </SessionContext>
          </SWRConfig>
        </I18nContext>,
      )
    })
  const unmount = () =>
    act(async () => {
      root.unmount()
      container.remove()
    })
  onTestFinished(unmount)
  await render(element)
  return {
    container,
    session,
    render,
    /** Renders the same element on another page. */
    navigate: (to: string) => {
      current = { ...current, path: to }
      return render(shown)
    },
    /** A button or link by its accessible name. */
    control: (name: string) => findControl(container, name),
    unmount,
  }
}

/** The accessible name: its label, or else its text, or else that of its picture. */
function nameOf(control: HTMLElement): string | null {
  return (
    control.getAttribute('aria-label') ?? (control.textContent || (control.querySelector('img')?.alt ?? ''))
  )
}

function findControl(container: HTMLElement, name: string): HTMLElement {
  const controls = [...container.querySelectorAll<HTMLElement>('button, a, [role=tab]')]
  const found = controls.find((one) => nameOf(one) === name)
  if (found === undefined) throw new Error(`no control named ${name} in: ${container.innerHTML}`)
  return found
}

/** Clicks, and waits until all effects have rendered. */
export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
  await settle()
}

/** Lets answers of the test platform arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => new Promise((done) => setTimeout(done, 0)))
}
