import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { LoadResult } from '../../schemas/component.ts'
import type { LoyaltyProgram as Program } from '../../schemas/api/entities/loyalty.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { LoyaltyProgram } from './loyalty-program.tsx'

const program: Program = {
  id: 1,
  sysname: 'marra-club',
  name: 'Клуб Marra',
  description: 'Баллы за ставки.',
  rules: 'Первое правило.\n\nВторое правило.',
  is_active: true,
  image_url: null,
  levels: [{ level: 1, name: 'Бронза', min_points: 0, benefits: ['Кешбэк 3%'], is_reached: false }],
}
const block = (answer?: LoadResult<Program>) => (
  <LoyaltyProgram {...bare} data={{ program: answer }} params={{ sysname: 'marra-club' }} />
)
test('shows the description, level benefits and rules of the program in the address [API-LOY-08]', async () => {
  const platform = testPlatform({ 'loyalty.getProgram': () => ({ data: program }) })
  const page = await mount(block())
  await settle()
  expect(platform.called('loyalty.getProgram')[0]?.params['sysname']).toBe('marra-club')
  expect(page.container.querySelector('h1')?.textContent).toBe('Клуб Marra')
  expect(page.container.textContent).toContain('Кешбэк 3%')
  expect(page.container.textContent).toContain('С начала')
  const rules = page.container.querySelector('section:last-child')?.querySelectorAll('p') ?? []
  expect([...rules].map(({ textContent }) => textContent)).toEqual(['Первое правило.', 'Второе правило.'])
  expect(page.control('В магазин').getAttribute('href')).toBe('/ru/loyalty/shop')
})

test('a missing program links to the existing one; a failure can be retried', async () => {
  testPlatform({ 'loyalty.getProgram': () => ({ data: program }) })
  const unknown = await mount(block({ status: 'error', error: 'InvalidParameterException' }))
  expect(unknown.container.textContent).toContain('Такой программы нет')
  expect(unknown.control('Программа лояльности').getAttribute('href')).toBe('/ru/loyalty')
  await unknown.unmount()
  const failed = await mount(block({ status: 'error', error: 'InternalServerErrorException' }))
  await click(failed.control('Попробовать ещё раз'))
  expect(failed.container.querySelector('h1')?.textContent).toBe('Клуб Marra')
})
