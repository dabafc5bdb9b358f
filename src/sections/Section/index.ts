export { Column, Lead, PageTitle, RaisedSection, Section, SectionTitle, Split } from './Section';
