import { expect, it } from 'vitest'
import { testDeposit } from '../../tests/support/test-cashier.ts'
import { bare } from '../../tests/support/bare.ts'
import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { Receipt } from './receipt.tsx'

const payment = (id: number, type: Transaction['type']) =>
  testDeposit(id, {
    type,
    requisites: { card_number: '8600********3308' },
    status: 'success',
    domain: 'marra.example',
  })
const items = [payment(9, 'withdrawal'), payment(8, 'deposit')]
const data = { payments: { status: 'success' as const, data: { items, total: 2 } } }
const block = <Receipt {...bare} data={data} />

it('shows the last payment if the address contains none [ROUTE-64]', async () => {
  testPlatform({})
  const page = await mount(block, { account: testAccount })
  for (const fact of ['Вывод', '№ 9', 'Uzcard', '8600********3308', '500,000\u00a0сум', 'marra.example'])
    expect(page.container.textContent).toContain(fact)
})

it.each([
  ['success', ['№ 8', 'Комиссия7,500\u00a0сум', 'Зачислено492,500\u00a0сум'], []],
  ['fail', ['№ 8', 'ПричинаОтказ банка'], ['Комиссия', 'Зачислено']],
] as const)('shows the deposit in the address with its outcome: %s', async (status, facts, missing) => {
  const money = (amount: string) => ({ amount, currency: 'UZS' })
  testPlatform({
    'cashier.getdepositinfo': ({ params }) => ({
      data: {
        ...payment(Number(params['id']), 'deposit'),
        status,
        fee: money('7500.00'),
        credited: money('492500.00'),
        fail_reason: status === 'fail' ? 'Отказ банка' : null,
        display: 'redirect',
        url: null,
      },
    }),
  })
  const page = await mount(block, { account: testAccount, query: { transaction: '8' } })
  await settle()
  for (const fact of facts) expect(page.container.textContent).toContain(fact)
  for (const fact of missing) expect(page.container.textContent).not.toContain(fact)
})

it('links to the history if there is no such payment', async () => {
  testPlatform({})
  const page = await mount(block, { account: testAccount, query: { transaction: '7' } })
  expect(page.container.textContent).toContain('Такого платежа нет')
  expect(page.control('Вся история').getAttribute('href')).toBe('/ru/cashier/history')
})
