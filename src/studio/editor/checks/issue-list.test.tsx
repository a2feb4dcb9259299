// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { errorAt, inDocument, warningAt } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { LanguageProvider } from '../../language-provider.tsx'
import { IssueList } from './issue-list.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

it('lists errors first, and says where each is in words', async () => {
  const listed = [{ kind: 'page', key: 'rules', title: { uz: 'Qoidalar', ru: 'Правила' } }]
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ data: url.includes('documents.list') ? listed : null })),
  )
  const body = { blocks: [{ id: 'intro', type: 'RichText', version: 1, props: {} }] }
  const issues = [
    inDocument('page/home', warningAt('/blocks/0/props/text', 'a', phrase`First`)),
    inDocument('page/rules', errorAt('/route', 'b', phrase`Second`)),
  ]
  const container = document.createElement('div')
  await act(async () => {
    createRoot(container).render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'ru', choose: () => undefined }}>
          <IssueList issues={issues} opened={{ name: 'page/home', body }} />
        </LanguageProvider>
      </SWRConfig>,
    )
    await new Promise((done) => setTimeout(done, 0))
  })
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Правила · Адрес страницыSecond',
    'Текст · ТекстFirst',
  ])
})
