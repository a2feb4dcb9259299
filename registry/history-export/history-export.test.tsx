import { act } from 'react'
import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { HistoryExport as ExportRequest } from '../../schemas/api/entities/games.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { HistoryExport } from './history-export.tsx'

const texts = messages.body.dates

const none: ExportRequest = {
  id: null,
  status: 'none',
  created_at: null,
  ready_at: null,
  url: null,
  can_request_at: null,
}

async function open(request: ExportRequest) {
  const platform = testPlatform({
    'games.gethistoryexportrequest': () => ({ data: { ...none, id: 1, status: 'processing' } }),
    'games.createhistoryexportrequest': () => ({ data: { ...none, id: 1, status: 'processing' } }),
  })
  const data = { request: { status: 'success' as const, data: request } }
  const page = await mount(<HistoryExport {...bare} data={data} />, {
    account: testAccount,
  })
  const setDays = async (...values: string[]) => {
    const fields = [...page.container.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')]
    for (const [index, value] of values.entries())
      await act(async () => {
        const field = fields[index]
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      })
  }
  return { platform, page, setDays }
}

it('requests the file for a period and shows that it is being created', async () => {
  const { platform, page, setDays } = await open(none)
  await setDays('2026-01-01', '2026-03-01')
  await click(page.control('Запросить файл'))
  await settle()
  expect(platform.called('games.createhistoryexportrequest')[0]?.params).toMatchObject({
    from: '2026-01-01',
    to: '2026-03-01',
  })
  expect(page.container.textContent).toContain('Файл готовится')
})

it.each([
  [[], 'Выберите первый и последний день', null],
  [['2026-03-02', '2026-03-01'], texts.order, 1],
  [['2026-03-02', '31022026'], texts.wrong, 1],
  [['31022026', '2026-03-01'], texts.wrong, 0],
] as const)('makes no call with the days %j', async (days, text, wrong) => {
  const { platform, page, setDays } = await open(none)
  await setDays('2026-01-01', '2026-02-01')
  await setDays(...(days.length === 0 ? ['', ''] : days))
  await click(page.control('Запросить файл'))
  expect(platform.called('games.createhistoryexportrequest')).toEqual([])
  expect(page.container.textContent).toContain(text)
  const fields = [...page.container.querySelectorAll('input[inputmode=numeric]')]
  if (wrong !== null) expect(document.activeElement).toBe(fields[wrong])
})

it('offers the file, and says when another can be requested', async () => {
  const again = new Date(Date.now() + 600_000).toISOString()
  const { page } = await open({
    ...none,
    id: 1,
    status: 'ready',
    url: '/sandbox/exports/token',
    can_request_at: again,
  })
  expect(page.control('Скачать').getAttribute('href')).toBe('/sandbox/exports/token')
  expect(page.control('Запросить файл').hasAttribute('disabled')).toBe(true)
  expect(page.container.textContent).toContain('Следующий файл')
})
