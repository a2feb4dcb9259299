/** Characters of the description of a device by a fraud-detection service. SEON's has about 20,000. */
export const maxDeviceSession = 100_000
