/** Domain on which SEON's script makes its checks, unless the settings name another. */
export const usualCheckDomain = 'seondnsresolve.com'

/** Characters of the description of a device by a fraud-detection service that a call may carry. */
export const maxDeviceSession = 50_000
