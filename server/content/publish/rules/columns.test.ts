import { expect, test } from 'vitest'
import { betHistory } from '../../../../registry/bet-history/bet-history.schema.ts'
import { cashierHistory } from '../../../../registry/cashier-history/cashier-history.schema.ts'
import type { RegistryContract } from '../../../../registry/index.ts'
import { page, tools } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const registry = new Map<string, RegistryContract>([...tools.registry, [cashierHistory.type, cashierHistory]])
const at = (column: string, more: object = {}) => ({ column, ...more })
const complete = [at('amount'), at('status'), at('date'), at('operation')]
const place = 'error page/rules /blocks/0/props/columns'

async function issuesWith(columns: object[]) {
  const block = { id: 'list', type: 'CashierHistory', version: 1, props: { columns } }
  const lines = brief(await publishOver([page('rules', { blocks: [block] })], { registry }))
  return lines.filter((line) => line.includes('/columns'))
}

test('a list of payments may have its columns in any order, and leave out those that nobody needs', async () => {
  expect(await issuesWith(complete)).toEqual([])
  expect(await issuesWith([at('id', { onPhones: true }), ...complete])).toEqual([])
})

test('a list of bets keeps what was staked, what came back and when', async () => {
  const columns = ['game', 'date', 'stake', 'win', 'details'].map((column) => at(column))
  const block = { id: 'list', type: 'BetHistory', version: 1, props: { columns } }
  const bets = new Map<string, RegistryContract>([...tools.registry, [betHistory.type, betHistory]])
  const lines = brief(await publishOver([page('rules', { blocks: [block] })], { registry: bets }))
  expect(lines).toContain(
    `${place} The column "outcome" is missing: players must see what happened to their money, and when`,
  )
})

test.each([
  [
    'the amount',
    [at('id'), ...complete.slice(1)],
    `${place} The column "amount" is missing: players must see what happened to their money, and when`,
  ],
  ['a column twice', [...complete, at('status')], `${place}/4/column The column "status" is there twice`],
  [
    'the date on large screens only',
    [at('amount'), at('status'), at('date', { onPhones: false }), at('operation')],
    `${place}/2/onPhones Phones must show the column "date", too: most players look at their money there`,
  ],
])('a list of payments is rejected for %s', async (_what, columns, line) => {
  expect(await issuesWith(columns)).toEqual([line])
})
