import { expect, it } from 'vitest'
import { both, document, form, smallSite, textBlock } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const popup = (key: string, body: Record<string, unknown>) =>
  document('popup', key, { title: both(key), size: 'big', blocks: [textBlock('text')], ...body })
const opens = (...keys: string[]) => keys.map((key) => ({ type: 'openPopup', popup: key }))
const reopens = (key: string) =>
  `error popup/${key} /onClosed The popup would open again whenever it is closed, so the site could not be used any more`

it('rejects a popup that opens itself, and each of several that open one another', async () => {
  expect(brief(await publishOver([popup('a', { onClosed: opens('a') })]))).toEqual([reopens('a')])
  const circle = [
    popup('a', { onClosed: opens('b') }),
    popup('b', { onClosed: opens('login', 'c') }),
    popup('c', { onClosed: opens('a') }),
  ]
  expect(brief(await publishOver(circle))).toEqual([reopens('a'), reopens('b'), reopens('c')])
})

it('rejects a popup that starts to lead to one that leads back', async () => {
  const base = [...smallSite(), popup('b', {}), popup('a', { onClosed: opens('b') })]
  expect(brief(await publishOver([popup('b', { onClosed: opens('a') })], {}, base))).toEqual([reopens('b')])
})

it('rejects a popup that nobody can leave', async () => {
  const rejected = brief(await publishOver([popup('trap', { preventClose: true })]))
  expect(rejected).toEqual([
    'error popup/trap /preventClose Nobody could close this popup, so the site could not be used any more',
  ])
})

it('allows a popup that opens another one, and one with a close button', async () => {
  const changes = [popup('a', { onClosed: opens('b') }), popup('b', {}), form('sign-in')]
  expect(brief(await publishOver(changes))).toEqual([])
})
