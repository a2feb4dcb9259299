import { afterEach, beforeEach } from 'vitest'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { home } from './content-gateways.ts'
import { startTestStudio, type TestStudio } from './test-studio.ts'

export const subject = { kind: 'page', key: 'home' } as const
export const newsName = { kind: 'page', key: 'news' } as const

/** For each test of a file: a Studio with an author, another editor (Kamila) and a publisher (Timur). */
export function useReviewSite() {
  let studio: TestStudio
  let author = ''
  let lawyer = ''
  let chief = ''
  beforeEach(async () => {
    studio = await startTestStudio()
    author = await studio.join('editor', 'Aziza')
    lawyer = await studio.join('editor', 'Kamila')
    chief = await studio.join('publisher', 'Timur')
  })
  afterEach(() => studio.close())
  return {
    get studio() {
      return studio
    },
    get author() {
      return author
    },
    get lawyer() {
      return lawyer
    },
    get chief() {
      return chief
    },
    requires: (count: number, rule: Partial<StudioParams<'approvals.setRule'>> = {}) =>
      studio.call('approvals.setRule', { subject: 'page', count, role: 'editor', ...rule }, studio.admin),
    /** Saves an edit of the home page and returns its revision. */
    async edit(text: string, revision: number | null = null, by = author): Promise<number> {
      const { data, error } = await studio.save(home(text), by, revision)
      if (!data) throw new Error(error?.message)
      return data.revision
    },
    decide: (cookie: string, revision: number, decision: 'approve' | 'changes' = 'approve', text = '') =>
      studio.call(
        'reviews.decide',
        { subject, documents: [{ ...subject, revision }], decision, text },
        cookie,
      ),
    publish: (revision: number) =>
      studio.call('documents.publish', { documents: [{ ...subject, revision }] }, chief),
    open: async (what: ReviewSubject = subject, cookie = author) =>
      (await studio.call('reviews.open', { subject: what }, cookie)).data,
    waiting: async (cookie: string) => (await studio.call('reviews.waiting', {}, cookie)).data,
    idOf: async (name: string) =>
      (await studio.call('reviews.people', {}, author)).data?.find((each) => each.name === name)?.id ?? 0,
  }
}
