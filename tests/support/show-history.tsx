import { vi } from 'vitest'
// Otherwise the first file that is saved waits until it is compiled, which may take seconds.
import '../../registry/cashier-history/history-file.ts'
import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import type { Bonus } from '../../schemas/api/entities/rewards.ts'
import { CashierHistory } from '../../registry/cashier-history/cashier-history.tsx'
import type { HistoryColumn } from '../../registry/cashier-history/columns.ts'
import { mount, settle } from './mount.tsx'
import { testAccount } from './test-account.ts'
import { testPlatform } from './test-platform.ts'

interface HistoryProps {
  pageSize?: number
  columns?: HistoryColumn[]
}

export function payment(id: number, changes: Partial<Transaction> = {}): Transaction {
  return {
    id,
    created_at: '2025-10-09T08:53:20Z',
    updated_at: '2025-10-09T08:54:20Z',
    requisites: { card_number: '8600********3308' },
    method: 'uzcard',
    type: 'deposit',
    amount: { amount: '500000.00', currency: 'UZS' },
    status: 'success',
    can_cancel: false,
    domain: 'localhost',
    ...changes,
  }
}

export function platformWith(payments: () => Transaction[]) {
  return testPlatform({
    'cashier.gethistory': ({ params }) => {
      const { type = 'all', statuses } = params
      const all = payments().filter(
        (item) =>
          (type === 'all' || item.type === type) && (statuses === undefined || item.status === statuses),
      )
      const offset = Number(params['offset'] ?? 0)
      return { data: { items: all.slice(offset, offset + Number(params['count'])), total: all.length } }
    },
    'account.getDepositLimit': () => ({
      data: {
        available_amount: null,
        can_edit: true,
        expired_at: null,
        limit_amount: null,
        period: 'none',
        currency: 'UZS',
      },
    }),
    'bonuses.get': () => ({ data: { items: [], total: 0 } }),
  })
}

const money = (amount: string) => ({ amount, currency: 'UZS' })
export const activated: Bonus = {
  id: 1,
  type: 'casino',
  status: 'active',
  amount: money('750000.00'),
  granted: money('750000.00'),
  wager_required: money('7500000.00'),
  wager_done: money('0.00'),
  activated_at: '2025-10-09T10:00:00Z',
  expires_at: null,
  forfeit: money('750000.00'),
  can_activate: false,
  can_remove: true,
  can_deactivate: false,
  description: { name: 'Осенний рубеж', text: '', terms: '' },
}
export const available: Bonus = { ...activated, id: 3, activated_at: null }

export const historyWith = (props: HistoryProps) => (
  <CashierHistory
    id="h"
    props={props}
    data={{ payments: undefined, limit: undefined }}
    slots={{}}
    params={{}}
  />
)

export const historyBlock = historyWith({})

export async function openHistory(
  payments: () => Transaction[],
  query: Record<string, string> = {},
  props: HistoryProps = {},
) {
  const platform = platformWith(payments)
  const page = await mount(historyWith(props), { account: testAccount, query })
  await settle()
  const rows = () => [...page.container.querySelectorAll('details summary')].map((row) => row.textContent)
  return { platform, page, rows }
}

/** Files that the page saves. */
export function savedFiles() {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return saved
}
