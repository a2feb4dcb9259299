/** Value of the version parameter `v`, which is part of every call (specification, section 9). */
export const apiVersion = '2.34'
