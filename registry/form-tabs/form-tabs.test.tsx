import { expect, it, vi } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { click, mount } from '../../tests/support/mount.tsx'
import { FormTabs } from './form-tabs.tsx'

const element = (
  <FormTabs
    id="ways"
    props={{
      title: 'Регистрация',
      tabs: [
        { label: 'Телефон', form: 'registration' },
        { label: 'Почта', form: 'registration-email' },
      ],
      other: 'Один клик',
    }}
    data={{}}
    slots={{ other: <p>Google</p> }}
    params={{}}
  />
)

const asked = (fetched: ReturnType<typeof vi.fn>) =>
  fetched.mock.calls.map(([url]) => String(url).split('/').at(-1))

it('reserves the space of the first form in the HTML of the server', () => {
  const document = markup(element)
  expect(texts(document, 'h2, [role=tab]')).toEqual(['Регистрация', 'Телефон', 'Почта', 'Один клик'])
  expect(document.querySelectorAll('[role=tabpanel]:not([hidden]) [role=status]')).toHaveLength(1)
})

it('loads a form when its tab is selected, and shows other content below the last tab', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = await mount(element)
  const shown = () => page.container.querySelector('[role=tabpanel]:not([hidden])')
  expect(asked(fetched)).toEqual(['registration'])
  await click(page.control('Почта'))
  expect(asked(fetched)).toEqual(['registration', 'registration-email'])
  expect(shown()?.id).toBe('ways-registration-email')
  await click(page.control('Один клик'))
  expect(shown()?.textContent).toBe('Google')
})
