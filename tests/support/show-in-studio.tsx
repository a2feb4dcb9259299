import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { onTestFinished } from 'vitest'
import { LanguageProvider } from '../../src/studio/language-provider.tsx'
import type { StudioLanguage } from '../../src/studio/language.ts'
import type { StudioUser } from '../../schemas/studio/answers.ts'
import type { Role } from '../../schemas/studio/roles.ts'
import { StudioSessionContext } from '../../src/studio/session/use-session.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface ShowOptions {
  language?: StudioLanguage
  user?: StudioUser
  /** Of the usual user. */
  role?: Role
  /** Address within the Studio. */
  path?: string
}

const editor: StudioUser = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'editor',
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}

/** Shows a part of the Studio, in English, with all that a screen provides, until the test has ended. */
export async function showInStudio(
  element: ReactNode,
  { language = 'en', role = 'editor', user = { ...editor, role }, path = '/' }: ShowOptions = {},
) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const cache = new Map()
  const session = { user, signOut: () => undefined, returns: 0 }
  const choice = { language, choose: () => undefined }
  const render = (content: ReactNode) =>
    act(async () =>
      root.render(
        <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
          <LanguageProvider choice={choice}>
            <StudioSessionContext value={session}>
              <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
            </StudioSessionContext>
          </LanguageProvider>
        </SWRConfig>,
      ),
    )
  const unmount = () =>
    act(async () => {
      root.unmount()
      container.remove()
    })
  onTestFinished(unmount)
  await render(element)
  return { container, render, unmount }
}
