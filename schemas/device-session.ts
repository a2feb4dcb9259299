/** Characters of the description of a device by a fraud-detection service that a call may carry. */
export const maxDeviceSession = 50_000
