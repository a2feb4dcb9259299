import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { phrase } from '../../../schemas/phrase.ts'
import type { ExperimentResult } from '../../../schemas/studio/experiments.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import messages from '../messages/ru.json' with { type: 'json' }
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { ExperimentsPage } from './experiments-page.tsx'

const { experiments: texts, failed, start } = messages
const running: ExperimentResult = {
  run: '0123456789ab',
  document: { kind: 'page', key: 'home' },
  title: { uz: 'Bosh sahifa', ru: 'Главная' },
  block: 'test',
  name: 'Баннер',
  goal: 'registration',
  startedAt: '2026-03-01T07:00:00.000Z',
  endedAt: null,
  winner: null,
  variants: [
    { variant: 'a', share: 50, views: 1000, clicks: 90, conversions: 80 },
    {
      variant: 'b',
      share: 50,
      views: 1010,
      clicks: 150,
      conversions: 121,
      comparison: 'better',
      chance: 0.0029,
    },
  ],
}
const ended: ExperimentResult = {
  ...running,
  endedAt: '2026-03-15T07:00:00.000Z',
  winner: 'b',
}

let calls: [name: string, params: unknown][]

/** Shows the page; calls without an answer fail. */
async function shown(
  answers: Record<string, () => Response>,
  role: Role = 'publisher',
): Promise<HTMLElement> {
  calls = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    calls.push([name, JSON.parse(body)])
    return Promise.resolve(answers[name]?.() ?? Response.json({}, { status: 500 }))
  })
  const { container } = await showInStudio(<ExperimentsPage />, { language: 'ru', role })
  await vi.waitFor(() => act(async () => expect(container.querySelector('[aria-busy=true]')).toBeNull()))
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return container
}

const list = (experiments: ExperimentResult[]) => ({
  'experiments.list': () => Response.json({ data: experiments }),
})
const useButtons = (page: HTMLElement) =>
  [...page.querySelectorAll('button')].filter(({ textContent }) => textContent === texts.use)

describe('the list of A/B tests', () => {
  it('shows figures, rate and the comparison of each variant', async () => {
    const page = await shown(list([running]))
    const [first, second] = page.querySelectorAll('dl')
    const figures = (of: Element | undefined) =>
      [...(of?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent)
    expect(figures(first)).toEqual(['1 000', '90', '80', '8,0 %'].map((text) => text.replace(' ', '\u00a0')))
    expect(figures(second)[3]).toBe('12,0\u00a0%')
    expect(page.textContent).toContain(texts.comparison.better)
    expect(page.textContent).toContain('p < 0,01')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/documents/page/home')
  })

  it('does not promise more data for a test that has ended', async () => {
    const few = (experiment: ExperimentResult): ExperimentResult => ({
      ...experiment,
      variants: [
        { variant: 'a', share: 50, views: 9, clicks: 1, conversions: 1 },
        { variant: 'b', share: 50, views: 8, clicks: 2, conversions: 2, comparison: 'tooFew' },
      ],
    })
    expect((await shown(list([few(running)]))).textContent).toContain(texts.comparison.tooFew)
    const page = await shown(list([few(ended)]))
    expect(page.textContent).toContain(texts.comparison.endedTooFew)
    expect(page.textContent).toContain(texts.explanation.endedTooFew)
    expect(page.textContent).not.toContain(texts.comparison.tooFew)
  })

  it('says how to begin if there are none, and that it cannot be loaded', async () => {
    expect((await shown(list([]))).textContent).toContain(texts.noneText)
    expect((await shown({})).textContent).toContain(failed.title)
  })

  it('offers to take the choice of a winner back', async () => {
    const page = await shown({
      ...list([running]),
      'experiments.finish': () =>
        Response.json({ data: { state: 'published', contentVersion: 7, experiments: [ended] } }),
      'documents.takeBack': () => Response.json({ data: { published: true, contentVersion: 8, issues: [] } }),
    })
    await act(async () => useButtons(page)[1]?.click())
    const undo = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === start.undo)
    await act(async () => undo?.click())
    expect(calls).toContainEqual(['documents.takeBack', { contentVersion: 7 }])
    await vi.waitFor(() => expect(page.querySelector('[role=status]')?.textContent).toBe(start.undone))
  })

  it('publishes the winner with one click', async () => {
    const page = await shown({
      ...list([running]),
      'experiments.finish': () => Response.json({ data: { state: 'published', experiments: [ended] } }),
    })
    await act(async () => useButtons(page)[1]?.click())
    expect(calls.at(-1)).toEqual(['experiments.finish', { run: running.run, variant: 'b' }])
    expect(page.querySelector('[role=status]')?.textContent).toContain('Вариант B')
    expect(page.textContent).toContain(texts.winner)
    expect(useButtons(page)).toEqual([])
  })

  it('says why a winner cannot be published', async () => {
    const why = phrase`There is no such test any more`
    const page = await shown({
      ...list([running]),
      'experiments.finish': () =>
        Response.json({ error: { type: 'NotFound', message: 'no', phrase: why } }, { status: 404 }),
    })
    await act(async () => useButtons(page)[0]?.click())
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Такого теста больше нет')
    expect(useButtons(page)).toHaveLength(2)
  })

  it('offers no winner to editors', async () => {
    expect(useButtons(await shown(list([running]), 'editor'))).toEqual([])
  })
})
