import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { StudioAnswer, StudioCallName, StudioParams } from '../../schemas/studio/calls.ts'
import { callStudio } from './call-studio.ts'

/** Loads data from the Studio's server and again when the window regains focus. `null`: no request. */
export function useStudioData<Name extends StudioCallName>(
  name: Name,
  params: StudioParams<Name> | null,
  refreshSeconds = 0,
  options: Pick<SWRConfiguration, 'focusThrottleInterval' | 'revalidateOnReconnect'> = {},
): SWRResponse<StudioAnswer<Name>, unknown> {
  return useSWR(
    params === null ? null : [name, JSON.stringify(params)],
    () => callStudio(name, params ?? none()),
    {
      ...options,
      refreshInterval: refreshSeconds * 1000,
    },
  )
}

function none(): never {
  throw new Error('asked without parameters')
}
