import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import {
  both,
  document,
  page,
  smallRegistry,
  smallSite,
  textBlock,
} from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const realRegistry = { registry: new Map([...smallRegistry, ...registry]) }

const block = (id: string, type: string, props: Record<string, unknown>) => ({ id, type, version: 1, props })
const picture = (id: string, props: Record<string, unknown>) =>
  block(id, 'Image', { picture: '/art/scenes/sport.svg', ratio: '15:7', ...props })
const frame = (address: string) =>
  page('live', { blocks: [block('frame', 'EmbeddedFrame', { address, title: both('Live'), ratio: '16:9' })] })

const oldSettings = smallSite().find(({ kind, key }) => kind === 'settings' && key === 'site')?.body ?? {}
const settings = (hosts: { frameHosts?: string[]; imageHosts?: string[] }) =>
  document('settings', 'site', { ...oldSettings, ...hosts })

const issuesOn = async (changes: StoredDocument[], base?: StoredDocument[]) =>
  brief(await publishOver(changes, realRegistry, base))

it('rejects an iframe from a host that the settings do not list, with the reason', async () => {
  expect(await issuesOn([frame('https://frames.example/live')])).toEqual([
    'error page/live /blocks/0/props/address The settings do not allow https://frames.example here',
  ])
  const video = both('<iframe src="https://frames.example/1" title="Film"></iframe>')
  const text = page('live', { blocks: [textBlock('text', video)] })
  expect(await issuesOn([text])).toEqual([
    'error page/live /blocks/0/props/words/uz The settings do not allow https://frames.example here',
    'error page/live /blocks/0/props/words/ru The settings do not allow https://frames.example here',
  ])
  expect(await issuesOn([text, settings({ frameHosts: ['https://frames.example'] })])).toEqual([])
})

it.each([
  ['https://frames.example', 'https://frames.example/live', true],
  ['https://frames.example', 'https://frames.example:8443/live', false],
  ['https://frames.example', 'http://frames.example/live', false],
  ['https://frames.example', 'https://frames.example@evil.example/', false],
  ['https://*.example', 'https://maps.example/', true],
  ['https://*.example', 'https://maps.example.evil/', false],
  ['https://*.example', 'https:///', false],
])('with the iframe host %s, the address %s is allowed: %s', async (host, address, isAllowed) => {
  const issues = await issuesOn([settings({ frameHosts: [host] }), frame(address)])
  expect(issues.length === 0, issues.join()).toBe(isAllowed)
})

it.each([
  'https://*',
  'https://*.',
  'https://*example',
  'https://a.*.example',
  'https://*.*',
  'https://*:443',
])('rejects %s as a host of iframes', async (host) => {
  expect(await issuesOn([settings({ frameHosts: [host] })])).toEqual([
    `error settings/site /frameHosts/0 "${host}" is not an origin`,
  ])
})

it('rejects a link and a download of a file that the library does not have', async () => {
  const file = `/media/files/${'a'.repeat(32)}.pdf`
  const blocks = [
    textBlock('text', both(`<p><a href="${file}">Qoidalar</a></p>`)),
    block('files', 'Downloads', { files: [{ label: both('Qoidalar'), file: both(file) }] }),
  ]
  expect(await issuesOn([page('live', { blocks })])).toEqual([
    `error page/live /blocks/0/props/words/uz The media library has no file ${file}`,
    `error page/live /blocks/0/props/words/ru The media library has no file ${file}`,
    `error page/live /blocks/1/props/files/0/file/uz The media library has no file ${file}`,
    `error page/live /blocks/1/props/files/0/file/ru The media library has no file ${file}`,
  ])
})

it('rejects removing a host from the settings while a page needs it', async () => {
  const live = frame('https://frames.example/live')
  const allowed = settings({ frameHosts: ['https://frames.example'] })
  const base = [...smallSite().filter((entry) => entry.key !== 'site'), allowed, live]
  expect(await issuesOn([settings({ frameHosts: ['https://maps.example'] })], base)).toEqual([
    'error page/live /blocks/0/props/address The settings do not allow https://frames.example here',
  ])
})

it('rejects a picture from a host that the settings do not list', async () => {
  const shown = page('about', {
    blocks: [picture('one', { picture: 'https://img.example/a.png', isDecorative: true })],
  })
  expect(await issuesOn([shown])).toEqual([
    'error page/about /blocks/0/props/picture The settings do not allow https://img.example here',
  ])
  expect(await issuesOn([shown, settings({ imageHosts: ['https://img.example'] })])).toEqual([])
})

it('rejects a picture that has no alternative text and is not decorative, or that is both', async () => {
  const blocks = [
    picture('none', {}),
    picture('both', { alt: both('Stadion'), isDecorative: true }),
    picture('alt', { alt: both('Stadion') }),
    picture('decoration', { isDecorative: true }),
  ]
  expect(await issuesOn([page('about', { blocks })])).toEqual([
    'error page/about /blocks/0/props/picture Needs either "alt" or "isDecorative"',
    'error page/about /blocks/1/props/picture Needs either "alt" or "isDecorative"',
  ])
})

const address = `/media/${'a'.repeat(32)}-1600x900.jpg`
const pictures = { [address]: both('Stadion') }

it('rejects a picture that is missing in the media library, in any field', async () => {
  const shown = page('about', { blocks: [picture('one', { picture: address, isDecorative: true })] })
  const favicons = document('settings', 'web', { favicons: [{ rel: 'icon', href: address }] })
  expect(await issuesOn([shown, favicons])).toEqual([
    `error page/about /blocks/0/props/picture The media library has no picture ${address}`,
    `error settings/web /favicons/0/href The media library has no picture ${address}`,
  ])
  expect(brief(await publishOver([shown, favicons], { ...realRegistry, library: pictures }))).toEqual([])
})

it('uses the alternative text of the media library for a picture without one', async () => {
  const blocks = [
    picture('library', { picture: address }),
    picture('own', { picture: address, alt: both('Maydon') }),
    picture('decoration', { picture: address, isDecorative: true }),
    picture('both', { picture: address, alt: both('Maydon'), isDecorative: true }),
  ]
  const published = (shown: typeof blocks) =>
    publishOver([page('about', { blocks: shown })], { ...realRegistry, library: pictures })
  expect(brief(await published(blocks))).toEqual([
    'error page/about /blocks/3/props/picture Needs either "alt" or "isDecorative"',
  ])
  expect((await published(blocks.slice(0, 3))).library).toEqual(pictures)
})

it('rejects a film without subtitles unless it is marked as silent', async () => {
  const film = { film: '/art/a.mp4', poster: '/art/scenes/sport.svg', title: both('Film') }
  const blocks = [block('a', 'Video', film), block('b', 'Video', { ...film, isSilent: true })]
  expect(await issuesOn([page('about', { blocks })])).toEqual([
    'error page/about /blocks/0/props/film Needs either "captions" or "isSilent"',
  ])
})

it('rejects an anchor that is used twice or belongs to the site itself', async () => {
  const part = (id: string, anchor: string) => block(id, 'Section', { title: both('Limit'), anchor })
  const blocks = [part('a', 'limits'), part('b', 'limits'), part('c', 'main')]
  expect(await issuesOn([page('about', { blocks })])).toEqual([
    'error page/about /blocks/1/props/anchor The anchor "limits" is already used by /blocks/0/props/anchor',
    'error page/about /blocks/2/props/anchor The anchor "main" is already used by the site itself',
  ])
})

it('rejects a host in the settings that is invalid in a Content-Security-Policy', async () => {
  expect(await issuesOn([settings({ frameHosts: ['maps.example', 'https://maps.example'] })])).toEqual([
    'error settings/site /frameHosts/0 "maps.example" is not an origin',
  ])
})

it('rejects the name of an unknown icon, in any field [CASH-14]', async () => {
  const method = { sysname: 'uzcard', icon: 'uzcard-logo', name: both('Uzcard'), description: both('0%') }
  const cashier = document('settings', 'cashier', { methods: [method], presets: {} })
  const menu = document('menu', 'footer', {
    items: [{ id: 'rules', label: both('Rules'), to: '/', icon: 'rules' }],
  })
  expect(await issuesOn([cashier, menu])).toEqual([
    'error settings/cashier /methods/0/icon There is no icon "uzcard-logo"',
    'error menu/footer /items/0/icon There is no icon "rules"',
  ])
  const known = document('settings', 'cashier', { methods: [{ ...method, icon: 'card' }], presets: {} })
  expect(await issuesOn([known])).toEqual([])
})

it('accepts an own picture as an icon, unless it is missing in the media library', async () => {
  const menu = document('menu', 'footer', {
    items: [{ id: 'rules', label: both('Rules'), to: '/', icon: address }],
  })
  const chips = page('about', {
    blocks: [block('chips', 'CategoryChips', { icons: [{ category: 'slots', icon: address }] })],
  })
  expect(await issuesOn([menu, chips])).toEqual([
    `error menu/footer /items/0/icon The media library has no picture ${address}`,
    `error page/about /blocks/0/props/icons/0/icon The media library has no picture ${address}`,
  ])
  const published = await publishOver([menu, chips], { ...realRegistry, library: pictures })
  expect(brief(published)).toEqual([])
  expect(published.library).toEqual(pictures)
})

it('rejects the picture of a payment method that is missing in the media library', async () => {
  const method = { sysname: 'uzcard', icon: 'card', name: both('Uzcard'), description: both('0%') }
  const cashier = document('settings', 'cashier', { methods: [{ ...method, image: address }], presets: {} })
  expect(await issuesOn([cashier])).toEqual([
    `error settings/cashier /methods/0/image The media library has no picture ${address}`,
  ])
  expect(brief(await publishOver([cashier], { ...realRegistry, library: pictures }))).toEqual([])
})

it('rejects a sound that is missing in the media library', async () => {
  const sound = `/media/sounds/${'a'.repeat(32)}.mp3`
  const loyalty = document('settings', 'loyalty', {
    notificationDelay: 300,
    notificationDuration: 5000,
    isSoundEnabled: true,
    soundVolume: 0.5,
    sound,
  })
  expect(await issuesOn([loyalty])).toEqual([
    `error settings/loyalty /sound The media library has no sound ${sound}`,
  ])
  const library = { [sound]: { isSound: true } } as const
  expect(brief(await publishOver([loyalty], { ...realRegistry, library }))).toEqual([])
})
