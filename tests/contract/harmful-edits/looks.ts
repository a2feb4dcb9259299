import { rejected, snippet, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const dark = (colours: Readonly<Record<string, string>>) =>
  set(
    'theme/default',
    Object.fromEntries(Object.entries(colours).map(([token, value]) => [`/colours/dark/${token}`, value])),
  )

export const looksEdits: readonly HarmfulEdit[] = [
  ...rejected('wrong-colour', {
    'rgb over 255': set(
      'theme/default',
      Object.fromEntries(
        ['text-1', 'text-2', 'text-3'].map((t) => [`/colours/light/${t}`, 'rgb(9999 9999 9999)']),
      ),
    ),
    'alpha over 1': dark({ 'text-1': 'rgb(0 0 0 / 900%)' }),
    'colour that browsers cannot read': dark({ line: 'rgb(1 2 3 4 5 6)' }),
    'colour of dots': dark({ 'line-strong': 'rgb(....)' }),
    'text colour of two points': dark({ 'text-1': 'rgb(239.1.1 247 243)' }),
  }),
  ...rejected('missing-name', {
    'brand without name and picture': set('theme/default', { '/logo/name': '' }),
  }),
  ...rejected('disallowed-host', {
    'logo on a host that browsers may not load from': set('theme/default', {
      '/logo/picture': 'https://pictures.example/logo.svg',
    }),
  }),
  ...warned('missing-picture', {
    'logo that is no file': set('theme/default', { '/logo/picture': '/art/logo.svg' }),
    'icon of the app that is no file': set('settings/web', { '/app/icons/0/src': '/art/icons/icon-193.png' }),
    'icon of tabs that is no file': set('settings/web', { '/favicons/0/href': '/art/favicon.svg' }),
    'badge of a payment method that is no file': set('settings/cashier', {
      '/methods/0/image': '/art/payments/uzkard.svg',
    }),
  }),
  ...rejected('transparent-scrim', {
    'nothing between dialog and page': dark({ scrim: 'transparent' }),
    'almost nothing between dialog and page': dark({ scrim: '#02080611' }),
  }),
  ...warned('exchanged-colours', {
    'success in red, errors in green': dark({ ok: '#FF7568', hot: '#5ADE9B' }),
  }),
  ...warned('same-colour', {
    'success in the colour of errors': dark({ ok: '#FF7568' }),
  }),
  ...warned('hidden-site', {
    'meta noindex': snippet('<meta name="robots" content="noindex">'),
  }),
  ...rejected('unsupported-snippet', {
    'a script with a syntax error': snippet('<script>if (</script>'),
  }),
]
