import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { sectionOf, sections } from '../documents/sections.ts'
import { useMay } from '../session/use-session.ts'
import type { StudioIconName } from './studio-icon.tsx'

export interface Entry {
  path: string
  label: string
  icon: StudioIconName
  /** `page`: the open page; `true`: a page within. */
  current: 'page' | 'true' | undefined
}

/** The sections of the Studio that the user's role allows: those of documents, then the rest. */
export function useEntries(): Entry[][] {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isAdmin = useMay('admin')
  const isPublisher = useMay('publisher')
  const [, root, kind] = pathname.split('/')
  const open = root === 'documents' ? sectionOf(kind) : undefined

  const entry = (path: string, label: string, icon: StudioIconName, isWithin: boolean): Entry => ({
    path,
    label,
    icon,
    current: pathname === path ? 'page' : isWithin ? 'true' : undefined,
  })
  const page = (path: string, label: string, icon: StudioIconName) =>
    entry(path, label, icon, pathname.startsWith(`${path}/`))
  const documents = sections.map((section) =>
    entry(`/documents/${section.name}`, t(`sections.${section.name}`), section.icon, section === open),
  )
  const texts = sections.findIndex(({ name }) => name === 'texts')
  return [
    [
      entry('/', t('nav.start'), 'home', false),
      ...documents.toSpliced(texts + 1, 0, page('/media', t('nav.media'), 'picture')),
    ],
    [
      page('/releases', t('nav.releases'), 'flag'),
      page('/schedules', t('nav.schedules'), 'clock'),
      page('/experiments', t('nav.experiments'), 'split'),
      page('/translations', t('nav.translations'), 'globe'),
      page('/discarded', t('discarded.title'), 'refresh'),
      page('/archive', t('archive.title'), 'archive'),
      ...(isPublisher ? [page('/transfer', t('nav.transfer'), 'download')] : []),
      ...(isAdmin
        ? [
            page('/audit', t('nav.audit'), 'history'),
            page('/users', t('nav.users'), 'users'),
            page('/webhooks', t('nav.webhooks'), 'send'),
          ]
        : []),
    ],
  ]
}
