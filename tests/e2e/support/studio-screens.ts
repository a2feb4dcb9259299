import english from '../../../src/studio/messages/en.json' with { type: 'json' }

const { account, builder, documents, palette, releases, tokens, translations, users, webhooks } = english

interface Screen {
  path: string
  /** Buttons that open a dialog. */
  dialogs?: readonly string[]
  /** Buttons that open a part of the screen. */
  parts?: readonly string[]
  /** Tabs of the part beside the inspector. */
  tabs?: readonly string[]
  /** The Tab key leads through the navigation and the list of documents, too. */
  withNavigation?: true
  /** The Tab key is tried on a phone, too: most screens differ there in their widths only. */
  onPhone?: true
  /** The preview opens a popup. */
  previewsPopup?: true
}

/** Every page of the Studio, and a document of every kind that has its own view. */
export const screens: readonly Screen[] = [
  { path: '', dialogs: [palette.title], withNavigation: true, onPhone: true },
  { path: '/documents/page', dialogs: [documents.new], withNavigation: true },
  { path: '/documents/search' },
  { path: '/documents/page/home?view=text' },
  { path: '/documents/page/home', onPhone: true },
  { path: '/documents/page/home?view=history' },
  { path: '/documents/page/home?view=review' },
  {
    path: '/documents/form/feedback',
    dialogs: [builder.add],
    tabs: [builder.modes.try, builder.modes.errors, builder.modes.wiring],
    onPhone: true,
  },
  { path: '/documents/popup/login', previewsPopup: true },
  { path: '/documents/menu/main' },
  { path: '/documents/messages/ru' },
  { path: '/documents/dictionary/default' },
  { path: '/documents/theme/default' },
  { path: '/documents/layout/default' },
  { path: '/documents/settings/site' },
  { path: '/documents/page/no-such-page' },
  { path: '/documents/article/help-deposit' },
  { path: '/documents/redirects/site' },
  { path: '/documents/seo' },
  { path: '/documents/section' },
  { path: '/media', onPhone: true },
  { path: '/results' },
  { path: '/results/page/home' },
  { path: '/releases', dialogs: [releases.new] },
  { path: '/schedules' },
  { path: '/experiments' },
  { path: '/translations', dialogs: [translations.export, translations.import], onPhone: true },
  { path: '/discarded' },
  { path: '/archive' },
  { path: '/transfer' },
  { path: '/audit', onPhone: true },
  { path: '/audit?group=media&from=2026-01-01&to=2026-01-01' },
  { path: '/users', dialogs: [users.add] },
  { path: '/webhooks', parts: [webhooks.add] },
  { path: '/account', parts: [tokens.add, account.passkeyAdd] },
]
