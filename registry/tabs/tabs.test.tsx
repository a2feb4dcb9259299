import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { click, mount } from '../../tests/support/mount.tsx'
import { Tabs } from './tabs.tsx'

const element = (
  <Tabs
    id="pay"
    props={{ label: 'Деньги', tabs: ['Пополнение', 'Вывод'] }}
    data={{}}
    slots={{ first: <p>Сразу</p>, second: <p>За минуту</p>, third: <p>Лишнее</p> }}
    params={{}}
  />
)
const idle = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => panel.dataset['idle'] === '')

describe('Tabs', () => {
  it('renders every panel with its name in the HTML of the server', () => {
    const document = markup(element)
    expect(texts(document, '[role=tabpanel]')).toEqual(['ПополнениеСразу', 'ВыводЗа минуту'])
    expect(idle(document)).toEqual([false, true])
  })

  it('shows the panel of the selected tab, by click and by arrow keys', async () => {
    const page = await mount(element)
    await click(page.control('Вывод'))
    expect(idle(page.container)).toEqual([true, false])
    const [first, second] = page.container.querySelectorAll<HTMLElement>('[role=tab]')
    expect(second?.getAttribute('aria-controls')).toBe('pay-second')
    expect(page.container.querySelector('#pay-second')?.getAttribute('aria-label')).toBe('Вывод')
    await act(async () =>
      second?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    )
    expect(idle(page.container)).toEqual([false, true])
    expect(document.activeElement).toBe(first)
  })
})
