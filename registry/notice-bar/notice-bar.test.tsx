import { act } from 'react'
import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount } from '../../tests/support/mount.tsx'
import { NoticeBar } from './notice-bar.tsx'

const show = async (props: { text: string; isLasting?: boolean }) =>
  (await mount(<NoticeBar {...bare} props={props} />)).container

it('does not return once it is closed, until its text changes', async () => {
  const first = await show({ text: 'Работы в воскресенье' })
  expect(first.querySelector('aside')?.textContent).toContain('Работы в воскресенье')
  await act(async () => first.querySelector('button')?.click())
  expect(first.querySelector('aside')).toBeNull()
  expect((await show({ text: 'Работы в воскресенье' })).querySelector('aside')).toBeNull()
  expect((await show({ text: 'Работы в понедельник' })).querySelector('aside')).not.toBeNull()
})

it('stays if visitors must not close it', async () => {
  const page = await show({ text: 'Платежи не работают', isLasting: true })
  expect(page.querySelector('aside')).not.toBeNull()
  expect(page.querySelector('button')).toBeNull()
})
