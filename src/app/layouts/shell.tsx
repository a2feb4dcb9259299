import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { DialogHost } from '../../modules/dialogs/index.ts'
import { ToastHost } from '../../modules/toasts/index.ts'
import { ChatPlace } from './chat-slot.tsx'
import { ConsentPlace } from './consent-slot.tsx'
import { HintsPlace } from './hints-slot.tsx'
import { NavigationProgress } from '../navigation/navigation-progress.tsx'
import { PageEffects } from '../effects/page/page-effects.tsx'
import { PageProviders } from '../render/page-providers.tsx'
import { usePageData } from '../navigation/use-page-data.ts'

/** The part of the page that persists across navigations. */
export function Shell() {
  const data = usePageData()
  const { search } = useLocation()
  return (
    <PageProviders data={data} search={search}>
      <NavigationProgress />
      <ConsentPlace />
      <Outlet />
      <DialogHost />
      <ToastHost />
      <ChatPlace />
      <HintsPlace />
      <PageEffects data={data} />
      <ScrollRestoration />
    </PageProviders>
  )
}
