/** The version in force, shown in the footer. */
export const siteVersion = "1.0.0";
