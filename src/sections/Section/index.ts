export { OpensInNewTab } from './OpensInNewTab';
export { Column, ExternalIcon, Lead, PageTitle, RaisedSection, Section, SectionTitle, Split } from './Section';
