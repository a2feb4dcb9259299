// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mount } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { locales, type Locale } from '../../schemas/locale.ts'
import { useLanguageLinks } from './language-links.ts'

function Links() {
  return useLanguageLinks().map(({ code, name, icon, href, isCurrent }) => (
    <a key={code} href={href} data-current={isCurrent}>
      {icon} {name}
    </a>
  ))
}

async function linksOffered(available: Locale[]) {
  const config = { ...testConfig, general: { ...testConfig.general, available_locales: available } }
  const { container, unmount } = await mount(<Links />, { config })
  const links = [...container.querySelectorAll('a')].map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href'),
    isCurrent: link.dataset.current === 'true',
  }))
  await unmount()
  return links
}

test('every language is offered with its name and icon and leads to the same page', async () => {
  expect(await linksOffered(['ru', 'uz'])).toEqual([
    { text: 'uz Oʻzbekcha', href: '/', isCurrent: false },
    { text: 'ru Русский', href: '/ru', isCurrent: true },
  ])
})

test('a language that the platform does not have is not offered', async () => {
  expect(await linksOffered(['ru'])).toEqual([{ text: 'ru Русский', href: '/ru', isCurrent: true }])
})

test('exactly one language is marked as the default, and it is Uzbek', () => {
  expect(locales.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['uz'])
})
