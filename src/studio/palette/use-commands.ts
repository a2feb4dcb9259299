import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showShortcuts } from '../keyboard/shortcut-list-store.ts'
import { studioLanguages } from '../language.ts'
import { useMay, useStudioSession } from '../session/use-session.ts'
import type { StudioIconName } from '../shell/studio-icon.tsx'
import { useAreas } from '../shell/use-areas.ts'
import { useLanguage } from '../use-language.ts'

/** Something that the user can do from anywhere. */
export interface PaletteCommand {
  id: string
  label: string
  icon: StudioIconName
  run: () => void
}

/** Pages and actions that the user's role allows. */
export function useCommands(): PaletteCommand[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { language, choose } = useLanguage()
  const { signOut } = useStudioSession()
  const mayEdit = useMay('editor')
  const page = (path: string, label: string, icon: StudioIconName): PaletteCommand => ({
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
    ...useAreas()
      .flat()
      .flatMap(({ icon, screens }) => screens.map(({ path, label }) => page(path, label, icon))),
    page('/account', t('account.open'), 'user'),
    { id: 'shortcuts', label: t('shortcuts.title'), icon: 'keyboard', run: showShortcuts },
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
