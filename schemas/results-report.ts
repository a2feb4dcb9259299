import { Type, type Static } from 'typebox'
import { maxReported } from './tracking.ts'

/*
 * What visitors see and use, by names: `page/home`, `page/home#hero` for a block, `layout/default#header`, `popup/x`,
 * `file/media/files/….pdf`. A report counts visits: a visit is one load of the site in a tab, until it is left or
 * loaded again.
 */

const Names = (description: string) =>
  Type.Array(Type.String({ maxLength: 180 }), {
    maxItems: maxReported,
    description,
  })

/** What a browser reports when the visitor leaves: only what it has not reported in this visit before. */
export const ResultsReport = Type.Object(
  {
    views: Names('What came into view'),
    clicks: Names('Where a link or a button was used, and files that were downloaded'),
    registration: Names('What led to a registration: used before it, or pages that were read before it'),
    deposit: Names('What led to a deposit, likewise'),
  },
  { additionalProperties: false },
)
export type ResultsReport = Static<typeof ResultsReport>
