/** City, state and ZIP code as on a letter, such as `Cheyenne, Wyoming 82001`; the groups are properties of schema.org. */
export const cityLine = /^(?<addressLocality>[^,\d]+), (?<addressRegion>Wyoming|WY) (?<postalCode>\d{5}(?:-\d{4})?)$/;
