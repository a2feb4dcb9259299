import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { errorAt, inDocument } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { CheckResult, DocumentSummary } from '../../../schemas/studio/answers.ts'
import type { SiteOverview } from '../../../schemas/studio/overview.ts'
import type { Release, Schedule } from '../../../schemas/studio/releases.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/ru.json' with { type: 'json' }
import { StartPage } from './start-page.tsx'

const { start } = messages
const title = { uz: 'Qoidalar', ru: 'Правила' }
const draft: DocumentSummary = {
  kind: 'page',
  key: 'rules',
  title,
  state: 'changed',
  version: 1,
  revision: 2,
  changedAt: '2026-03-01T07:00:00.000Z',
  changedBy: 'Aziza',
}
const check: CheckResult = {
  issues: [
    { document: 'page/rules', severity: 'error', path: '/layout', code: 'contract', message: 'wrong' },
  ],
  proofs: {},
  facts: [],
  hints: [],
}
const rules = { kind: 'page', key: 'rules', title } as const
const overview: SiteOverview = {
  recent: [
    {
      contentVersion: 7,
      at: '2026-03-01T07:00:00.000Z',
      by: 'Timur',
      count: 4,
      isLatest: true,
      documents: [{ ...rules, isRemoval: false }],
    },
  ],
  translations: [
    { locale: 'uz', total: 1000, missing: 0, outdated: 0, needsWork: 0, documents: [] },
    {
      locale: 'ru',
      total: 1000,
      missing: 2,
      outdated: 0,
      needsWork: 0,
      documents: [{ ...rules, missing: 2 }],
    },
  ],
  platform: {
    fault: null,
    missing: [
      { call: 'jackpots.get', by: 'platform', blocks: ['JackpotBoard'], documents: [rules] },
      { call: 'push.subscribe', by: 'adapter', blocks: [], documents: [] },
    ],
    methods: [{ use: 'deposit', sysname: 'humo', name: 'HUMO' }],
    imageHosts: ['https://img.games.example'],
    frameHosts: [],
  },
}
const prepared: Release = {
  id: 4,
  name: 'Навруз',
  state: 'draft',
  documents: [{ kind: 'page', key: 'rules' }],
  at: null,
  changedAt: '2026-03-01T07:00:00.000Z',
  by: 'Aziza',
  contentVersion: null,
  issues: [],
  edited: [],
}
const calm: Record<string, unknown> = {
  'documents.list': [],
  'documents.refused': [],
  'schedules.list': [],
  'releases.list': [],
  'reviews.waiting': [],
  'documents.overview': { recent: [], translations: overview.translations.slice(0, 1), platform: null },
}

/** What was called, with its parameters. */
const calls: [string, unknown][] = []

/** Shows the page with an answer for each call; those without one fail. */
async function shown(
  answers: Record<string, unknown>,
  role: Role = 'editor',
  failures: Record<string, unknown> = {},
): Promise<HTMLElement> {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const call = url.slice(url.lastIndexOf('/') + 1)
    calls.push([call, JSON.parse(body)])
    if (call in failures) return Promise.resolve(Response.json({ error: failures[call] }, { status: 409 }))
    return call in answers
      ? Promise.resolve(Response.json({ data: answers[call] }))
      : Promise.reject(new TypeError('offline'))
  })
  const { container } = await showInStudio(<StartPage />, { language: 'ru', role })
  await vi.waitFor(() => act(async () => expect(container.querySelector('[aria-busy=true]')).toBeNull()))
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return container
}

const part = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === name)

const links = (within: Element | undefined) =>
  [...(within?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])

describe('the start page', () => {
  it('shows what waits, what was published, missing translations and problems', async () => {
    const page = await shown({
      ...calm,
      'documents.list': [draft],
      'documents.check': check,
      'documents.overview': overview,
      'releases.list': [prepared, { ...prepared, id: 3, state: 'done' }],
    })
    expect(page.querySelector('header')?.textContent).toContain('1 правка ждёт вас.')
    expect(links(part(page, start.waiting))).toEqual([[start.fix, '/documents/page/rules']])
    expect(part(page, start.waiting)?.textContent).toContain('1 ошибка')
    expect(links(part(page, start.recent))).toEqual([['Правила', '/documents/page/rules?view=history']])
    expect(part(page, start.recent)?.textContent).toContain('и ещё 3')
    expect(part(page, start.health)?.textContent).toContain(start.version.replace('{{version}}', '7'))
    expect(links(part(page, start.releases))).toEqual([
      [start.open, '/releases/4'],
      [start.allReleases, '/releases'],
    ])
    expect(part(page, start.releases)?.textContent).toContain('Навруз')
    expect(part(page, start.translations)?.textContent).toMatch(/100%.*99\.8%.*2 текстов/)
    expect(links(part(page, start.health))).toEqual([['Правила', '/documents/page/rules']])
  })

  it('names what the platform lacks, with the pages that show less, and leads to the settings', async () => {
    const platform = part(await shown({ ...calm, 'documents.overview': overview }), start.platform.title)
    expect(links(platform)).toEqual([
      ['Правила', '/documents/page/rules'],
      [start.platform.methodsLink, '/documents/settings/cashier'],
      [start.platform.hostsLink, '/documents/settings/site'],
    ])
    for (const text of ['jackpots.get', 'push.subscribe', 'HUMO', 'https://img.games.example'])
      expect(platform?.textContent).toContain(text)
    expect(part(await shown(calm), start.platform.title)).toBeUndefined()
  })

  it('shows scheduled publications that would fail, with the reason', async () => {
    const waiting: Schedule = {
      id: 9,
      action: 'publish',
      documents: ['page/rules'],
      at: '2026-03-02T07:00:00.000Z',
      by: 'Aziza',
      state: 'waiting',
      issues: [],
      edited: [],
    }
    const issue = errorAt('/route', 'route', phrase`The address is taken`)
    const page = await shown({
      ...calm,
      'schedules.list': [waiting, { ...waiting, id: 10, documents: ['page/news'] }],
      'schedules.check': [{ id: 9, issues: [inDocument('page/rules', issue)] }],
    })
    expect(links(part(page, start.waiting))).toEqual([[start.fix, '/documents/page/rules']])
    expect(part(page, start.waiting)?.textContent).toContain(issue.message)
  })

  const undo = async (page: HTMLElement) => {
    const button = part(page, start.recent)?.querySelector('button')
    await act(async () => button?.click())
    await act(async () => new Promise((done) => setTimeout(done, 0)))
  }
  const answers = { ...calm, 'documents.overview': overview }

  it('takes a publication back with one click, for publishers', async () => {
    expect(part(await shown(answers), start.recent)?.querySelector('button')).toBeNull()
    const taken = { published: true, contentVersion: 8, issues: [] }
    const page = await shown({ ...answers, 'documents.takeBack': taken }, 'publisher')
    await undo(page)
    expect(calls).toContainEqual(['documents.takeBack', { contentVersion: 7 }])
    expect(part(page, start.recent)?.textContent).toContain(start.undone)
  })

  it('names the documents that changed since a publication, which is then kept', async () => {
    const error = {
      type: 'Conflict',
      message: 'changed',
      data: { documents: [{ kind: 'page', key: 'rules' }] },
    }
    const page = await shown(
      { ...answers, 'documents.list': [{ ...draft, state: 'published' }] },
      'publisher',
      {
        'documents.takeBack': error,
      },
    )
    await undo(page)
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      messages.releases.changedSince.replace('{{names}}', 'Правила'),
    )
  })

  it('lists reviews that wait for the user first, each document once', async () => {
    const asked = { by: 'Timur', at: '2026-03-01T07:00:00.000Z', message: 'Слайд', answeredBy: [] }
    const page = await shown({
      ...calm,
      'documents.list': [draft],
      'documents.check': { issues: [], proofs: {}, facts: [], hints: [] },
      'reviews.waiting': [
        { ...asked, subject: { kind: 'page', key: 'rules' }, title, reason: 'review' },
        { ...asked, subject: { release: 4 }, name: 'Навруз', reason: 'changes', answeredBy: ['Камила'] },
      ],
    })
    expect(links(part(page, start.waiting))).toEqual([
      [messages.review.go.review, '/documents/page/rules?view=review'],
      [messages.review.go.changes, '/releases/4'],
    ])
    expect(part(page, start.waiting)?.textContent).toMatch(/Timur.*Слайд.*Навруз.*Камила/)
  })

  it('says that nothing waits', async () => {
    const page = await shown(calm)
    expect(part(page, start.waiting)?.textContent).toContain(start.nothingWaits)
    expect(part(page, start.recent)?.textContent).toContain(start.nothingPublished)
    expect(part(page, start.health)?.textContent.split(start.noneOfThem)).toHaveLength(4)
  })

  it('reports parts that cannot be loaded, with a way to try again', async () => {
    const answered = Object.entries(calm).filter(([call]) => call !== 'documents.overview')
    const page = await shown(Object.fromEntries(answered))
    expect(part(page, start.recent)?.querySelector('button')?.textContent).toContain(messages.retry)
    expect(part(page, start.waiting)?.textContent).toContain(start.nothingWaits)
  })
})
