import { expect, test } from 'vitest'
import { formOf, issuesOn } from '../support/content/issues-on-form.ts'
import { accepted, rejected } from './corpus.ts'

const timeoutMs = 60_000

test.each(Object.entries(accepted))(
  'publishing accepts %s',
  async (_about, [schema, notes = []]) => {
    const issues = await issuesOn(formOf(schema))
    expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual(
      notes.map((code) => `warning ${code}`),
    )
  },
  timeoutMs,
)

test.each(Object.entries(rejected))(
  'publishing rejects %s and names its place in the schema',
  async (_about, [schema, reason]) => {
    const issues = await issuesOn(formOf(schema))
    const errors = issues.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ path, message }) => `${path} ${message}`).join('\n')).toMatch(reason)
  },
  timeoutMs,
)
