import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Contact } from '../../schemas/api/entities/account.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform, type Outcome } from '../../tests/support/test-platform.ts'
import { Unsubscribe } from './unsubscribe.tsx'

const texts = messages.body.auth.unsubscribe
const props = { title: 'Писем не будет', text: 'Готово', buttons: [] }

function at(address: string) {
  return (
    <MemoryRouter initialEntries={[address]}>
      {createElement(Unsubscribe, { id: 'message', props, data: {}, slots: {}, params: {} })}
    </MemoryRouter>
  )
}

it.each<[string, Outcome<'account.unsubscribe'>, string]>([
  ['ends the news', { data: 1 }, props.title],
  ['says that the link is not good', { error: 'InvalidParameterException' }, texts.foreign.title],
  ['says that there is no connection', 'connection lost', texts.offline.title],
  ['says that it failed', { error: 'InternalServerErrorException' }, texts.failed.title],
])('a click on the page of a link %s', async (_, outcome, title) => {
  const platform = testPlatform({ 'account.unsubscribe': () => outcome })
  const page = await mount(at('/unsubscribe?token=7.abc'))
  await settle()
  expect(platform.calls).toEqual([])
  await click(page.control(texts.send))
  await settle()
  expect(page.container.querySelector('h1')?.textContent).toBe(title)
  expect(platform.called('account.unsubscribe')[0]?.params).toMatchObject({ token: '7.abc' })
})

it('asks a player without a link first, then unsubscribes all addresses', async () => {
  const contact = (address: string, is_subscribed: boolean): Contact => ({
    type: 'email',
    contact: address,
    is_confirmed: true,
    is_subscribed,
    phone_country_code: null,
  })
  const platform = testPlatform({
    'account.unsubscribe': () => ({ data: 1 }),
    'account.getprofileinfo': () => ({
      data: {
        first_name: '',
        last_name: '',
        sex: 0,
        birth_date: null,
        document_number: '',
        country: '',
        country_code: '',
        region: '',
        home_town: '',
        address: '',
        postcode: '',
        contacts: [contact('a@example.com', true), contact('b@example.com', false)],
      },
    }),
  })
  const page = await mount(at('/unsubscribe'), { account: testAccount })
  expect(platform.calls).toEqual([])
  await click(page.control(texts.send))
  await settle()
  expect(page.container.querySelector('h1')?.textContent).toBe(props.title)
  expect(platform.called('account.unsubscribe').map(({ params }) => params['contact'])).toEqual([
    'a@example.com',
  ])
})

it('tells a guest without a link where to find it', async () => {
  testPlatform({})
  const page = await mount(at('/unsubscribe'))
  expect(page.container.querySelector('h1')?.textContent).toBe(texts.guest.title)
})
