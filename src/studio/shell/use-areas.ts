import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { sectionOf, sections, type Section } from '../documents/sections.ts'
import { useMay } from '../session/use-session.ts'
import type { StudioIconName } from './studio-icon.tsx'

/** A page of the Studio. */
export interface Screen {
  path: string
  label: string
  /** `page`: it is open; `true`: a page within. */
  current: 'page' | 'true' | undefined
}

/** An entry of the navigation: a page, or several that belong together. */
export interface Area {
  label: string
  icon: StudioIconName
  /** The entry leads to the first one. */
  screens: readonly [Screen, ...Screen[]]
  current: Screen['current']
}

/** The areas of the Studio with the pages that the user's role allows: those of documents, then the rest. */
export function useAreas(): Area[][] {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isAdmin = useMay('admin')
  const isPublisher = useMay('publisher')
  const [, root, kind] = pathname.split('/')
  const open = root === 'documents' ? sectionOf(kind) : undefined

  const screen = (
    path: string,
    label: string,
    isWithin = pathname.startsWith(`${path}/`) && path !== '/',
  ): Screen => ({ path, label, current: pathname === path ? 'page' : isWithin ? 'true' : undefined })
  const area = (
    icon: StudioIconName,
    label: string,
    first: Screen,
    ...others: readonly (Screen | false)[]
  ): Area => {
    const screens = [first, ...others.filter((each) => each !== false)] as const
    const opened = screens.find(({ current }) => current !== undefined)
    return { icon, label, screens, current: opened === first ? first.current : opened && 'true' }
  }
  const alone = (icon: StudioIconName, path: string, label: string) => area(icon, label, screen(path, label))

  const section = ({ name }: Pick<Section, 'name'>) =>
    screen(`/documents/${name}`, t(`sections.${name}`), open?.name === name)

  return [
    [
      area('home', t('nav.start'), screen('/', t('nav.start')), screen('/results', t('nav.results'))),
      ...sections
        .filter(({ isInSettings }) => !isInSettings)
        .flatMap((each) => {
          if (each.name !== 'texts') return [area(each.icon, t(`sections.${each.name}`), section(each))]
          return [
            area(each.icon, t('areas.texts'), section(each), screen('/translations', t('nav.translations'))),
            alone('picture', '/media', t('nav.media')),
          ]
        }),
    ],
    [
      area(
        'flag',
        t('nav.releases'),
        screen('/releases', t('nav.releases')),
        screen('/schedules', t('nav.schedules')),
        screen('/experiments', t('nav.experiments')),
      ),
      area(
        'history',
        t('areas.log'),
        screen('/archive', t('archive.title')),
        screen('/discarded', t('discarded.title')),
        isAdmin && screen('/audit', t('nav.audit')),
      ),
      area(
        'settings',
        t('areas.settings'),
        section({ name: 'site' }),
        section({ name: 'search' }),
        isAdmin && screen('/users', t('nav.users')),
        isPublisher && screen('/transfer', t('nav.transfer')),
        isAdmin && screen('/webhooks', t('nav.webhooks')),
      ),
    ],
  ]
}

/** The page that is open, or that has the open one within; undefined at addresses that no entry leads to. */
export const openScreen = (areas: readonly (readonly Area[])[]): Screen | undefined =>
  areas
    .flat()
    .flatMap(({ screens }) => screens)
    .find(({ current }) => current !== undefined)
