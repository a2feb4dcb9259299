import { Type } from 'typebox'
import type { OwnResults, SiteResults } from '../results.ts'
import { Name, params, type StudioCallContracts } from './fields.ts'

const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description })
const Period = {
  from: Day('First day, in the zone of the site'),
  to: Day('Last day'),
}

/** What visitors see and use. Counts of visits; nothing is known of the visitors. */
export const resultCalls = {
  /** The documents and files that visitors have seen or used in a period or before. */
  'results.list': { role: 'viewer', params: params(Period), changes: 'nothing' },
  /** The results of a document, its days and its blocks. */
  'results.read': { role: 'viewer', params: params({ ...Name, ...Period }), changes: 'nothing' },
} as const satisfies StudioCallContracts

export interface ResultAnswers {
  'results.list': SiteResults
  'results.read': OwnResults
}
