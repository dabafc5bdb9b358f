export { FeatureSection, pictureOverhang, pictureShare, type FeatureSectionProps } from './FeatureSection';
