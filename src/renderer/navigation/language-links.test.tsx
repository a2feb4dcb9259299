import { expect, test } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { builtInLocales, type Locale } from '../../../schemas/locale.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
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
  const { container, unmount } = await mount(<Links />, { config, path: '/rules' })
  const links = [...container.querySelectorAll('a')].map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href'),
    isCurrent: link.dataset.current === 'true',
  }))
  await unmount()
  return links
}

test('offers every language with its name and icon and a link to the same page [LOC-12]', async () => {
  expect(await linksOffered(['ru', 'uz'])).toEqual([
    { text: 'uz Oʻzbekcha', href: '/rules', isCurrent: false },
    { text: 'ru Русский', href: '/ru/rules', isCurrent: true },
  ])
})

test('does not offer a language that the platform lacks [LOC-15]', async () => {
  expect(await linksOffered(['ru'])).toEqual([{ text: 'ru Русский', href: '/ru/rules', isCurrent: true }])
})

test('marks exactly one language as the default, Uzbek [LOC-14]', () => {
  expect(builtInLocales.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['uz'])
})

test('the language marked as the default has no path prefix [LOC-14]', () => {
  const paths = Object.fromEntries(builtInLocales.map(({ code }) => [code, localePath('/rules?a=1', code)]))
  expect(paths).toEqual({ uz: '/rules?a=1', ru: '/ru/rules?a=1' })
})
