import { createContext, use } from 'react'

/** Whether pictures may be in a part of the page that this device does not show: they wait until they are visible. */
export const LazyPictures = createContext(false)

/** How a picture loads that is visible at first. */
export const useFirstPicture = () =>
  use(LazyPictures) ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const)
