import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { IconName } from '../../../schemas/icon-names.ts'
import { studioLanguages } from '../language.ts'
import { useMay, useStudioSession } from '../session/use-session.ts'
import { useLanguage } from '../use-language.ts'

/** Something that the user can do from anywhere. */
export interface PaletteCommand {
  id: string
  label: string
  icon: IconName
  run: () => void
}

/** Pages and actions that the user's role allows. */
export function useCommands(): PaletteCommand[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { language, choose } = useLanguage()
  const { signOut } = useStudioSession()
  const mayEdit = useMay('editor')
  const isAdmin = useMay('admin')
  const page = (path: string, label: string, icon: IconName): PaletteCommand => ({
    id: path,
    label,
    icon,
    run: () => void navigate(path),
  })
  return [
    ...(mayEdit
      ? [
          {
            id: 'new',
            label: t('documents.new'),
            icon: 'plus' as const,
            run: () => void navigate({ search: '?new' }),
          },
        ]
      : []),
    page('/', t('nav.start'), 'home'),
    page('/documents', t('nav.documents'), 'grid'),
    page('/media', t('nav.media'), 'eye'),
    page('/releases', t('nav.releases'), 'flag'),
    page('/schedules', t('nav.schedules'), 'clock'),
    page('/discarded', t('discarded.title'), 'history'),
    page('/archive', t('archive.title'), 'history'),
    page('/account', t('account.open'), 'user'),
    ...(isAdmin ? [page('/users', t('nav.users'), 'users'), page('/audit', t('nav.audit'), 'shield')] : []),
    {
      id: 'site',
      label: t('palette.site'),
      icon: 'globe',
      run: () => void window.open('/', '_blank', 'noopener'),
    },
    ...studioLanguages
      .filter(({ code }) => code !== language)
      .map(({ code, name }) => ({
        id: `language/${code}`,
        label: `${t('language')}: ${name}`,
        icon: 'chat' as const,
        run: () => choose(code),
      })),
    { id: 'signOut', label: t('signOut'), icon: 'logout', run: signOut },
  ]
}
