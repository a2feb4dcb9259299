// Must be the first import: it declares the order of the CSS layers.
import '../src/ui/styles/styles.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useMemo } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { isBuiltIn, type Locale } from '../schemas/locale.ts'
import { siteCurrency } from '../src/lib/facts.ts'
import { createI18n } from '../src/lib/i18n/i18n.ts'
import { closeAllDialogs, DialogHost } from '../src/modules/dialogs/index.ts'
import { ToastHost } from '../src/modules/toasts/index.ts'
import { RenderProvider, type RenderContextValue } from '../src/renderer/render-context.tsx'
import { fakePlatform, type StoryAnswers } from './fake-platform.ts'
import { checkOtherLooks, themeKeys, wear, type Scheme } from './looks.ts'
import { configOf, messagesOf } from './site.ts'
import { I18nContext } from '../src/lib/i18n/use-translation.ts'
import './preview.css'

// Stories wait for what they look for. One second, the default, is too short while Vite transforms code for the first
// stories of a run, or on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

function lookOf({ theme, scheme }: Record<string, unknown>): { theme: string; scheme: Scheme } {
  return { theme: String(theme), scheme: scheme === 'light' ? 'light' : 'dark' }
}

/** Renders a story as a part of the site: language, scheme, settings, dialogs and toasts. */
const onSite: Decorator = (Story, { globals, storyGlobals, viewMode, parameters, id }) => {
  const locale: Locale = isBuiltIn(globals['locale']) ? globals['locale'] : 'uz'
  const user = parameters['player'] === true ? 'authenticated' : 'guest'
  document.documentElement.lang = locale
  // As the boot script does on a page that is in use.
  document.documentElement.dataset['started'] = ''
  const { theme, scheme } = lookOf(globals)
  // The stories of a docs page share its document: there the toolbar decides.
  if (viewMode !== 'docs' || !('scheme' in storyGlobals)) wear(theme, scheme)
  const i18n = useMemo(() => createI18n(locale, messagesOf(locale)), [locale])
  const value = useMemo<RenderContextValue>(() => {
    const config = configOf(locale)
    return {
      locale,
      config,
      facts: {
        user,
        features: config.functional.features,
        query: {},
        locale,
        currency: siteCurrency(config),
        verification: 'none',
      },
      path: '/',
      params: {},
      components: new Map(),
      preview: false,
      scope: id,
    }
  }, [locale, user, id])
  return (
    <MemoryRouter key={locale}>
      <I18nContext value={i18n}>
        <RenderProvider value={value}>
          <Story />
          <DialogHost />
          <ToastHost />
        </RenderProvider>
      </I18nContext>
    </MemoryRouter>
  )
}

function answersOf(value: unknown): StoryAnswers {
  return typeof value === 'object' && value !== null ? value : {}
}

const preview: Preview = {
  decorators: [onSite],
  initialGlobals: { locale: 'uz', theme: 'default', scheme: 'dark' },
  globalTypes: {
    locale: {
      toolbar: { title: 'Language', icon: 'globe', items: ['uz', 'ru'], dynamicTitle: true },
    },
    theme: {
      toolbar: { title: 'Theme', icon: 'paintbrush', items: themeKeys, dynamicTitle: true },
    },
    scheme: {
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Guides', 'Registry', 'UI'] } },
    // The two widths of the design.
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  // Only in tests: in Storybook's interface the user chooses the theme.
  afterEach: async ({ canvasElement, globals, parameters }) => {
    if ('__vitest_browser__' in globalThis && parameters['hasOtherLooks'] !== false)
      await checkOtherLooks(canvasElement, lookOf(globals))
  },
  beforeEach: ({ parameters }) => {
    // Left open by the story before, in the same document.
    closeAllDialogs()
    return fakePlatform(answersOf(parameters['answers']))
  },
}
export default preview
